export { IssuedNote } from './IssuedNote.tsx';
