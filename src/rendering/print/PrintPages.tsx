import type { RenderedCertificate } from '../renderCertificate.ts';
import { SceneSvg } from '../svg/SceneSvg.tsx';
import type { RenderedStatement } from '../statement/renderStatement.ts';

interface PrintPagesProps {
  certificates: readonly RenderedCertificate[];
  statement?: RenderedStatement | undefined;
}

/** All pages to print, in this order: the pages of a statement, then the front and the back of each certificate. */
export function PrintPages({ certificates, statement }: PrintPagesProps) {
  const documents = certificates.map(({ scene }) => ({
    language: scene.language,
    sides: [scene.front, scene.back],
  }));
  if (statement) {
    const { language, pages } = statement.scene;
    documents.unshift({ language, sides: [...pages] });
  }
  return documents.flatMap(({ language, sides }, index) =>
    sides.map((side, pageIndex) => (
      <div key={`${index} ${pageIndex}`} className={side.size ? 'sheet portrait' : 'sheet'}>
        <SceneSvg side={side} language={language} label={side.label} />
      </div>
    )),
  );
}
