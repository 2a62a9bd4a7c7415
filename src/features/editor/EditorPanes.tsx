import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFlag } from '#api/flags/flags.ts';
import { useServices } from '#api/services.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import { type AreaName, shownImage } from '#model/template/template.ts';
import { useLiveScene } from '#rendering/screen/useLiveScene.ts';
import { laterComponent } from '#ui/laterComponent.tsx';
import { useHandler } from '#ui/useHandler.ts';
import { focusArea } from './areas/areaField.ts';
import { AreasSection } from './areas/AreasSection.tsx';
import { useRegisteredFields } from './fields/useRegisteredFields.ts';
import { ColorsSection } from './colors/ColorsSection.tsx';
import styles from './Editor.module.css';
import { FormPart } from './FormPart.tsx';
import { ImageSection } from './image/ImageSection.tsx';
import { IssuedNote } from './issued/IssuedNote.tsx';
import { LayoutSection } from './layout/LayoutSection.tsx';
import { messages } from './messages.ts';
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
  const intl = useIntl();
  const hasAreas = useFlag('certificates.custom-fields');
  const { template, change } = editing;
  const image = shownImage(template);
  const { view, show, tab, showTab, turnTo } = useView();
  const fields = useRegisteredFields();
  const certificate = useSample(template, view, fields.fields);
  const scene = useLiveScene(certificate, view.language, image, useServices().config);
  const fitting = scene.drawn?.scene.fitting;
  const goTo = useHandler((language: Language, area: AreaName) => {
    turnTo(language);
    focusArea(language, area);
  });
  const section = { template, change };
  return (
    <div className={styles.panes}>
      <div className={styles.form} role="group" aria-label={intl.formatMessage(messages.form)}>
        <IssuedNote templateId={template.id} />
        <FormPart name="layout" refusal={refusal}>
          <LayoutSection {...section} />
        </FormPart>
        <FormPart name="colors" refusal={refusal}>
          <ColorsSection
            key={resets}
            layout={template.layout}
            colors={template.colors}
            hasImage={image !== ''}
            change={change}
          />
        </FormPart>
        <FormPart name="image" refusal={refusal}>
          <ImageSection key={resets} image={image} change={change} />
        </FormPart>
        {hasAreas && (
          <FormPart name="areas" refusal={refusal}>
            <AreasSection
              {...section}
              undo={editing.undo}
              fields={fields}
              language={tab}
              onLanguage={turnTo}
              onFocus={showTab}
            />
          </FormPart>
        )}
      </div>
      <div className={styles.side}>
        <EditorStage scene={scene} view={view} onView={show} onOpen={onOpenPreview}>
          {fitting && (
            <Checks
              template={template}
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
