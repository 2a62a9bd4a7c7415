import { CopyIdButton } from './CopyIdButton.tsx';
import { SavePdfButton } from './SavePdfButton.tsx';

export interface DocumentButtonsProps {
  id: string;
  name: string;
  /** Whether the certificate can be saved as a PDF. */
  hasPdf: boolean;
}

/** Buttons of one certificate in the list that are loaded after the first rows are displayed. */
export function DocumentButtons({ hasPdf, ...certificate }: DocumentButtonsProps) {
  return (
    <>
      {hasPdf && <SavePdfButton {...certificate} />}
      <CopyIdButton {...certificate} />
    </>
  );
}
