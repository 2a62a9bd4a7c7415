import type { DrawnCertificate } from '../drawCertificate.ts';
import { SceneSvg } from '../screen/SceneSvg.tsx';
import type { DrawnStatement } from '../statement/drawStatement.ts';

interface SheetsProps {
  drawn: readonly DrawnCertificate[];
  statement?: DrawnStatement | undefined;
}

/** The pages of a statement, then both sides of each certificate, a page each. */
export function Sheets({ drawn, statement }: SheetsProps) {
  const documents = drawn.map(({ scene, foreign }) => ({
    language: scene.language,
    sides: [scene.front, scene.back],
    foreign,
  }));
  if (statement) {
    const { scene, foreign } = statement;
    documents.unshift({ language: scene.language, sides: [...scene.pages], foreign });
  }
  return documents.flatMap(({ language, sides, foreign }, index) =>
    sides.map((side, place) => (
      <div key={`${index} ${place}`} className={side.size ? 'sheet portrait' : 'sheet'}>
        <SceneSvg side={side} language={language} label={side.label} foreign={foreign} />
      </div>
    )),
  );
}
