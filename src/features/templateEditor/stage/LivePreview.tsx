import { ChevronDown, ChevronUp, Maximize, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { Language } from '#domain/language.ts';
import { languagesInTabOrder } from '#domain/template/languagesInTabOrder.ts';
import { CertificateSide } from '#documents/CertificateSide.tsx';
import { SideSwitch } from '#documents/SideSwitch.tsx';
import { markSideAsSample } from '#rendering/sample/markAsSample.ts';
import { type SampleCertificateKind, sampleCertificateKinds } from '#rendering/samples.ts';
import type { SideName } from '#rendering/scene.ts';
import type { EditedScene } from '#rendering/svg/useEditedScene.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { messages } from '../messages.ts';
import styles from './LivePreview.module.css';

export interface LivePreviewSettings {
  side: SideName;
  language: Language;
  sample: SampleCertificateKind;
}

interface LivePreviewProps {
  scene: EditedScene;
  options: LivePreviewSettings;
  onOptionsChange: (options: Partial<LivePreviewSettings>) => void;
  onOpenPreview: () => void;
  /** Content above the document. */
  children?: ReactNode;
}

/**
 * A preview of the certificate beside the form, updated while the template is edited. On narrow screens it is a strip
 * above the form.
 */
export function LivePreview({
  scene,
  options,
  onOptionsChange,
  onOpenPreview,
  children,
}: LivePreviewProps) {
  const intl = useIntl();
  const [isCollapsed, setIsCollapsed] = useState(false);
  return (
    <section
      className={styles.preview}
      data-small={isCollapsed || undefined}
      aria-label={intl.formatMessage(documentMessages.stage)}
    >
      <Toolbar
        options={options}
        onOptionsChange={onOptionsChange}
        onOpenPreview={onOpenPreview}
        isCollapsed={isCollapsed}
        onCollapsedChange={setIsCollapsed}
      />
      <div className={styles.content}>
        <div className={styles.checks}>{children}</div>
        <div className={styles.background}>
          <div className={styles.sheet}>
            <PreviewDocument scene={scene} side={options.side} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ToolbarProps {
  options: LivePreviewSettings;
  onOptionsChange: (options: Partial<LivePreviewSettings>) => void;
  onOpenPreview: () => void;
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

/** The controls of the preview. Memoized: typing into the form does not render them. */
const Toolbar = memo(function Toolbar({
  options,
  onOptionsChange,
  onOpenPreview,
  isCollapsed,
  onCollapsedChange,
}: ToolbarProps) {
  const intl = useIntl();
  const toggleLabel = isCollapsed ? messages.expand : messages.collapse;
  return (
    <div className={styles.toolbar}>
      <SideSwitch value={options.side} onChange={(side) => onOptionsChange({ side })} />
      <SegmentedControl
        legend={intl.formatMessage(messages.previewLanguage)}
        value={options.language}
        options={languagesInTabOrder.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(language) => onOptionsChange({ language })}
      />
      <span className={styles.spacer} />
      <Select
        label={intl.formatMessage(messages.samples)}
        icon={<SlidersHorizontal aria-hidden />}
        isCompactWhenNarrow
        value={options.sample}
        options={sampleCertificateKinds.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
        }))}
        onChange={(sample) => onOptionsChange({ sample })}
      />
      <span className={styles.open}>
        <IconButton
          label={intl.formatMessage(messages.fullPreview)}
          icon={<Maximize aria-hidden />}
          onClick={onOpenPreview}
        />
      </span>
      <span className={styles.collapseButton}>
        <IconButton
          label={intl.formatMessage(toggleLabel)}
          icon={isCollapsed ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          onClick={() => onCollapsedChange(!isCollapsed)}
        />
      </span>
    </div>
  );
});

function PreviewDocument({ scene, side }: { scene: EditedScene; side: SideName }) {
  const { rendered, error, retry, isLoading } = scene;
  const sample = useMemo(() => rendered && markSideAsSample(rendered, side), [rendered, side]);
  if (sample) return <CertificateSide certificate={sample} name={side} />;
  if (error) {
    return (
      <RetryNote isRetrying={isLoading} onRetry={retry}>
        <FormattedMessage {...documentMessages.error} />
      </RetryNote>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height="100%" />
    </SkeletonGroup>
  );
}
