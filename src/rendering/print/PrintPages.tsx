import type { RenderedCertificate } from '../renderCertificate.ts';
import { SceneSvg } from '../svg/SceneSvg.tsx';
import type { RenderedStatement } from '../statement/renderStatement.ts';

interface PrintPagesProps {
  certificates: readonly RenderedCertificate[];
  statement?: RenderedStatement | undefined;
}

/** All pages to print, in this order: the pages of a statement, then the front and the back of each certificate. */
export function PrintPages({ certificates, statement }: PrintPagesProps) {
  const documents = [
    ...(statement ? [statement.scene] : []),
    ...certificates.map(({ scene: { language, front, back } }) => ({
      language,
      pages: [front, back],
    })),
  ];
  return documents.flatMap(({ language, pages }, index) =>
    pages.map((side, pageIndex) => (
      <div key={`${index} ${pageIndex}`} className={side.size ? 'sheet portrait' : 'sheet'}>
        <SceneSvg side={side} language={language} label={side.label} />
      </div>
    )),
  );
}
