export { ShareButton } from './ShareButton.tsx';
export { useCanShare } from './useCanShare.ts';
