import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePluginDispatch } from '#session/pluginContext.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { useToastOffset } from '#ui/toasts/useToastOffset.ts';
import { selectionChanged } from '../certificatesSlice.ts';
import { SelectionBarButtons } from './SelectionBarButtons.tsx';
import styles from './SelectionBar.module.css';
import { messages } from './messages.ts';
import { type ExportFormat, exportMessages, useBulkExport } from '../export/index.ts';
import { ExportNotes } from './ExportNotes.tsx';
import { useOpenStatement } from '../statement/index.ts';
import { useSelectionSummary } from '../selection/index.ts';
import { useIncludeStatement } from './useIncludeStatement.ts';
import { useSelectionShortcuts } from './useSelectionShortcuts.ts';

/** Bar at the bottom of the screen with the actions for the selected certificates. */
export default function SelectionBar() {
  const intl = useIntl();
  const dispatch = usePluginDispatch();
  const { ids, filterLabel, countText, details } = useSelectionSummary();
  const [selectedLanguage, setSelectedLanguage] = useState<Language>();
  const uiLanguage = useLanguage();
  const language = selectedLanguage ?? uiLanguage;
  const certificateCount = ids.length;
  const [hasStatement, setHasStatement] = useIncludeStatement(certificateCount);
  const barRef = useRef<HTMLDivElement>(null);
  const viewStatement = useOpenStatement();
  const { progress, failedExport, isPrintIgnored, start, stop } = useBulkExport();
  const leaveSelection = () => dispatch(selectionChanged(null));
  useSelectionShortcuts(barRef, progress ? stop : leaveSelection);
  useToastOffset(barRef);

  const progressText =
    progress &&
    intl.formatMessage(exportMessages.progress, {
      done: progress.doneCount,
      total: progress.total,
    });
  useEffect(() => {
    if (progressText) announce(barRef.current, progressText);
  }, [progressText]);
  useRestoreFocus(barRef, progress !== undefined);
  useEffect(() => announce(barRef.current, countText), [countText]);

  const runExport = (format: ExportFormat) =>
    start({ format, ids, filterLabel, language, hasStatement });
  return (
    <div
      ref={barRef}
      role="region"
      aria-label={intl.formatMessage(messages.region)}
      className={styles.dock}
    >
      {!progress && (
        <ExportNotes failedExport={failedExport} isPrintIgnored={isPrintIgnored} onRetry={start} />
      )}
      <div className={styles.bar} data-busy={progress ? '' : undefined}>
        <IconButton
          label={intl.formatMessage(messages.leaveSelection)}
          icon={<X aria-hidden />}
          onClick={leaveSelection}
        />
        <p className={styles.count}>
          <strong>{countText}</strong>
          {details && <span>{details}</span>}
        </p>
        <SelectionBarButtons
          countText={countText}
          isEmpty={certificateCount === 0}
          hasStatement={certificateCount > 1 ? hasStatement : undefined}
          onStatementChange={setHasStatement}
          language={language}
          progressText={progressText}
          onLanguageChange={setSelectedLanguage}
          onExport={runExport}
          onViewStatement={viewStatement}
          onStop={stop}
        />
      </div>
    </div>
  );
}

/** Moves the focus to a button of the bar if the start or end of an export removed the focused one. */
function useRestoreFocus(barRef: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    const { ownerDocument } = barRef.current ?? {};
    if (ownerDocument?.activeElement !== ownerDocument?.body) return;
    const [closeButton, ...buttons] = barRef.current?.querySelectorAll('button') ?? [];
    (buttons.find(({ dataset }) => dataset.look === 'primary') ?? closeButton)?.focus();
  }, [barRef, isRunning]);
}
