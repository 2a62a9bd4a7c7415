export { DocumentViewer } from './DocumentViewer.tsx';
export { useOffsetTop } from './useOffsetTop.ts';
export { useZoom } from './useZoom.ts';
export { ZoomControls } from './ZoomControls.tsx';
