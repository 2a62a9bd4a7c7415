import { ChevronDown, ChevronUp, Maximize, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import type { Language } from '#model/language.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import { CertificateSide } from '#documents/CertificateSide.tsx';
import { SideChoice } from '#documents/SideChoice.tsx';
import { type SampleKind, sampleKinds } from '#rendering/samples.ts';
import type { SideName } from '#rendering/scene.ts';
import type { LiveScene } from '#rendering/screen/useLiveScene.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { messages } from '../messages.ts';
import styles from './EditorStage.module.css';

/** What the preview shows. */
export interface View {
  side: SideName;
  language: Language;
  sample: SampleKind;
}

interface EditorStageProps {
  scene: LiveScene;
  view: View;
  onView: (view: Partial<View>) => void;
  onOpen: () => void;
  /** Over the paper. */
  children?: ReactNode;
}

/** The certificate as learners will see it, beside the form; a strip over the form where there is no room beside it. */
export function EditorStage({ scene, view, onView, onOpen, children }: EditorStageProps) {
  const intl = useIntl();
  const [isSmall, setIsSmall] = useState(false);
  return (
    <section
      className={styles.stage}
      data-small={isSmall || undefined}
      aria-label={intl.formatMessage(documentMessages.stage)}
    >
      <Tools view={view} onView={onView} onOpen={onOpen} isSmall={isSmall} onSmall={setIsSmall} />
      <div className={styles.view}>
        <div className={styles.checks}>{children}</div>
        <div className={styles.ground}>
          <div className={styles.sheet}>
            <Paper scene={scene} side={view.side} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ToolsProps {
  view: View;
  onView: (view: Partial<View>) => void;
  onOpen: () => void;
  isSmall: boolean;
  onSmall: (isSmall: boolean) => void;
}

/** Which side is shown, in which language and with which data. Text that is typed does not render it anew. */
const Tools = memo(function Tools({ view, onView, onOpen, isSmall, onSmall }: ToolsProps) {
  const intl = useIntl();
  const size = isSmall ? messages.expand : messages.collapse;
  return (
    <div className={styles.tools}>
      <SideChoice value={view.side} onChange={(side) => onView({ side })} />
      <Segmented
        legend={intl.formatMessage(messages.previewLanguage)}
        value={view.language}
        options={tabLanguages.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(language) => onView({ language })}
      />
      <span className={styles.space} />
      <Select
        label={intl.formatMessage(messages.samples)}
        icon={<SlidersHorizontal aria-hidden />}
        shrinks
        value={view.sample}
        options={sampleKinds.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
        }))}
        onChange={(sample) => onView({ sample })}
      />
      <span className={styles.open}>
        <IconButton
          label={intl.formatMessage(messages.fullPreview)}
          icon={<Maximize aria-hidden />}
          onClick={onOpen}
        />
      </span>
      <span className={styles.size}>
        <IconButton
          label={intl.formatMessage(size)}
          icon={isSmall ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          onClick={() => onSmall(!isSmall)}
        />
      </span>
    </div>
  );
});

function Paper({ scene, side }: { scene: LiveScene; side: SideName }) {
  const { drawn, error, retry, isLoading } = scene;
  if (drawn) return <CertificateSide drawn={drawn} name={side} />;
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
