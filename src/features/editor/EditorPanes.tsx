import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import type { FocalPoint } from '#model/template/focalPoint.ts';
import type { AreaName, CertificateTemplate } from '#model/template/template.ts';
import { useLiveScene } from '#rendering/screen/useLiveScene.ts';
import { laterComponent } from '#ui/laterComponent.tsx';
import { useHandler } from '#ui/useHandler.ts';
import { focusArea } from './areas/areaField.ts';
import { useRegisteredFields } from './fields/useRegisteredFields.ts';
import styles from './Editor.module.css';
import { EditorForm } from './EditorForm.tsx';
import type { Refusal } from './save/refusal.ts';
import { EditorStage, type View } from './stage/EditorStage.tsx';
import { useSample } from './stage/useSample.ts';
import type { Editing } from './state/useEditing.ts';

const Checks = laterComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './stage/Checks.tsx').then(
    (module) => module.Checks,
  ),
);

interface EditorPanesProps {
  editing: Editing;
  refusal: Refusal | undefined;
  /** How often the template was reset: with it goes what a field has against its text. */
  resets: number;
  onOpenPreview: () => void;
}

/** The form and, beside it, what learners will see. */
export function EditorPanes({ editing, refusal, resets, onOpenPreview }: EditorPanesProps) {
  const { shown, drag } = useDraggedPoint(editing.drawn);
  const { view, show, tab, showTab, turnTo } = useView();
  const fields = useRegisteredFields();
  const certificate = useSample(shown, view, fields.fields);
  const scene = useLiveScene(certificate, view.language, useServices().config);
  const fitting = scene.drawn?.scene.fitting;
  const goTo = useHandler((language: Language, area: AreaName) => {
    turnTo(language);
    focusArea(language, area);
  });
  return (
    <div className={styles.panes}>
      <EditorForm
        editing={editing}
        shown={shown}
        refusal={refusal}
        resets={resets}
        fields={fields}
        tab={tab}
        onTab={turnTo}
        onFocus={showTab}
        onDrag={drag}
      />
      <div className={styles.side}>
        <EditorStage scene={scene} view={view} onView={show} onOpen={onOpenPreview}>
          {fitting && (
            <Checks
              template={editing.template}
              fitting={fitting}
              tried={view.sample === 'missing' ? certificate.registeredData : undefined}
              fields={fields.fields}
              onArea={goTo}
            />
          )}
        </EditorStage>
      </div>
    </div>
  );
}

/** The template as it is drawn while the focal point of its picture is dragged. */
function useDraggedPoint(template: CertificateTemplate) {
  const [dragged, drag] = useState<FocalPoint>();
  const shown = useMemo(
    () => (dragged ? { ...template, focalPoint: dragged } : template),
    [template, dragged],
  );
  return { shown, drag };
}

/** What the preview shows, and whose texts the form does: who turns to a language sees both in it. */
function useView() {
  const own = languageOf(useIntl().locale) ?? defaultLanguage;
  const [tab, setTab] = useState<Language>(own);
  const [view, setView] = useState<View>({ side: 'front', language: own, sample: 'typical' });
  const show = useCallback(
    (part: Partial<View>) => setView((before) => ({ ...before, ...part })),
    [],
  );
  const showTab = useCallback(() => show({ side: 'front', language: tab }), [show, tab]);
  const turnTo = (language: Language) => {
    setTab(language);
    show({ language, side: 'front' });
  };
  return { view, show, tab, showTab, turnTo };
}
