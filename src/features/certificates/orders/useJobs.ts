import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectListed } from '#api/rest/missionsApi.ts';
import { useServices } from '#api/services.ts';
import { csvText } from '#documents/csv/csvText.ts';
import { downloadPdf } from '#documents/downloadPdf.ts';
import { type DrawnCertificate, wordingIn } from '#rendering/drawCertificate.ts';
import { fileName } from '#rendering/pdf/pdfFileName.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { useDraw, useRead } from '../rowActions/useDraw.ts';
import { certificateTable, tabled, type TabledCertificate } from './certificateTable.ts';
import { inParallel } from './inParallel.ts';
import { namesOf, type Order } from './order.ts';
import { useStatement } from './useStatement.ts';

/** What became of those that came. */
interface Handed {
  /** The file that was saved. */
  file?: string;
  isPrintIgnored?: boolean;
}

export interface Outcome extends Handed {
  /** Certificates that did not come. */
  failed: readonly string[];
}

interface Job<Loaded> {
  load: (id: string) => Promise<Loaded>;
  /** Gives away those that came. */
  hand: (loaded: readonly Loaded[]) => Promise<Handed>;
}

/** Prepares what was ordered and hands over what of it came. @throws whatever keeps all of it from being made */
export type Fulfil = (
  order: Order,
  advance: () => void,
  signal: AbortSignal,
) => Promise<Outcome | undefined>;

/** How orders are fulfilled; undefined for one that was stopped. */
export function useJobs(): Fulfil {
  const intl = useIntl();
  const { config, reports } = useServices();
  const draw = useDraw();
  const read = useRead();
  const stating = useStatement();
  const all = useSelector(selectListed);
  const listed = useMemo(() => new Map(all.map((one) => [one.id, one])), [all]);

  const drawing = (order: Order, hand: Job<DrawnCertificate>['hand']): Job<DrawnCertificate> => ({
    load: (id) => draw(id, order.language),
    hand,
  });
  const papersOf = async (drawn: readonly DrawnCertificate[], order: Order) => {
    const certificates = drawn.map(({ certificate }) => certificate);
    const ids = certificates.map(({ id }) => id);
    if (drawn.length === 1) return { ids };
    const names = namesOf(certificates, order, intl);
    return { ids, names, statement: await stating(certificates, order) };
  };

  const pdf = (order: Order) =>
    drawing(order, async (drawn) => {
      const { ids, names, statement } = await papersOf(drawn, order);
      const file = await downloadPdf(drawn, {
        tell: reports.event,
        level: config.PDF_LEVEL,
        names,
        statement,
      });
      reports.downloaded(ids);
      return { file };
    });

  const print = (order: Order) =>
    drawing(order, async (drawn) => {
      const { ids, names, statement } = await papersOf(drawn, order);
      const outcome = await printSheets(drawn, names?.filter(Boolean).join(' – '), statement);
      if (outcome === 'opened') for (const id of ids) reports.printed(id);
      return { isPrintIgnored: outcome === 'ignored' };
    });

  const csv = (order: Order): Job<TabledCertificate> => ({
    load: async (id) => tabled(listed.get(id)) ?? read(id),
    hand: async (certificates) => {
      const wording = await wordingIn(order.language, config, 'home');
      const table = certificateTable(certificates, wording);
      const file = fileName(namesOf(certificates, order, intl), 'csv');
      saveFile(new Blob([csvText(table, order.language)], { type: 'text/csv' }), file);
      return { file };
    },
  });

  return (order, advance, signal) => {
    const go = <Loaded>(job: Job<Loaded>) => fulfil(job, order.ids, advance, signal);
    if (order.delivery === 'csv') return go(csv(order));
    return go(order.delivery === 'pdf' ? pdf(order) : print(order));
  };
}

async function fulfil<Loaded>(
  { load, hand }: Job<Loaded>,
  ids: readonly string[],
  advance: () => void,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const results = await inParallel(ids, load, advance, signal);
  if (signal.aborted) return undefined;
  const loaded = results.filter((one) => one !== undefined);
  const failed = ids.filter((_, index) => results[index] === undefined);
  return { ...(loaded.length > 0 && (await hand(loaded))), failed };
}
