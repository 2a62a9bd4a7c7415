import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServicesDispatch } from '#api/services.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { selectionChanged } from '../certificatesSlice.ts';
import { BarActions } from './BarActions.tsx';
import styles from './SelectionBar.module.css';
import { messages } from '../selection/messages.ts';
import { Notes } from './Notes.tsx';
import { useOpenStatement } from '../statement/useStatementAddress.ts';
import { useChoice } from './useChoice.ts';
import { useStatementWish } from './useStatementWish.ts';
import type { Delivery } from '../orders/order.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';
import { useToastsAbove } from './useToastsAbove.ts';
import { useSeveral } from '../orders/useSeveral.ts';

/** What can be done with the chosen certificates, at the foot of the screen for as long as there are any to choose. */
export function SelectionBar() {
  const intl = useIntl();
  const dispatch = useServicesDispatch();
  const choice = useChoice();
  const [asked, setAsked] = useState<Language>();
  const language = asked ?? languageOf(intl.locale) ?? defaultLanguage;
  const papers = choice.ids.length;
  const [hasStatement, setHasStatement] = useStatementWish(papers);
  const bar = useRef<HTMLDivElement>(null);
  const viewStatement = useOpenStatement();
  const { run, failure, isPrintIgnored, start, stop } = useSeveral();
  const leave = () => dispatch(selectionChanged(null));
  useSelectionKeys(bar, run ? stop : leave);
  useToastsAbove(bar);

  const progress = run && intl.formatMessage(messages.progress, { ...run });
  useEffect(() => {
    if (progress) announce(bar.current, progress);
  }, [progress]);
  useFocusKept(bar, run !== undefined);
  const { count, facts } = choice;
  useEffect(() => announce(bar.current, count), [count]);

  const order = (delivery: Delivery) =>
    start({ delivery, ids: choice.ids, name: choice.name, language, hasStatement });
  return (
    <div
      ref={bar}
      role="region"
      aria-label={intl.formatMessage(messages.region)}
      className={styles.dock}
    >
      {!run && <Notes failure={failure} isPrintIgnored={isPrintIgnored} onRetry={start} />}
      <div className={styles.bar} data-busy={run ? '' : undefined}>
        <IconButton
          label={intl.formatMessage(messages.leave)}
          icon={<X aria-hidden />}
          onClick={leave}
        />
        <p className={styles.count}>
          <strong>{count}</strong>
          {facts && <span>{facts}</span>}
        </p>
        <BarActions
          count={count}
          isEmpty={papers === 0}
          hasStatement={papers > 1 ? hasStatement : undefined}
          onStatement={setHasStatement}
          language={language}
          progress={progress}
          onLanguage={setAsked}
          onOrder={order}
          onViewStatement={viewStatement}
          onStop={stop}
        />
      </div>
    </div>
  );
}

/** The button that was pressed gives way to how its order stands, and that to the button. */
function useFocusKept(bar: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const before = useRef(isRunning);
  useEffect(() => {
    if (before.current === isRunning) return;
    before.current = isRunning;
    const { ownerDocument: page } = bar.current ?? {};
    if (page?.activeElement !== page?.body) return;
    const [close, ...others] = bar.current?.querySelectorAll('button') ?? [];
    (others.find(({ dataset }) => dataset.look === 'primary') ?? close)?.focus();
  }, [bar, isRunning]);
}
