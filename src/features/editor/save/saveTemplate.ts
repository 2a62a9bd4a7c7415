import { hasStatus } from '#api/apiError.ts';
import {
  readNewTemplates,
  readStoredTemplate,
  storeNewTemplate,
  storeTemplate,
} from '#api/documents/manageTemplates.ts';
import type { StoredTemplate } from '#api/documents/templatesApi.ts';
import type { ServicesDispatch } from '#api/services.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { sameTemplate } from '../state/sameTemplate.ts';

/** What is to be stored, and what it was made from. */
export interface Saving {
  template: CertificateTemplate;
  /** As the server had it when it was read or stored last. */
  basis: StoredTemplate;
  /** Templates that were there before a new one was stored for the first time. */
  knownIds: readonly string[];
  /** An earlier try was lost on the way: the server may have it. */
  isRepeated: boolean;
  /** Parts that could not be read may go back as they came. */
  keepsUnread: boolean;
}

export type SaveOutcome =
  | { kind: 'saved'; stored: StoredTemplate }
  /** Somebody else has stored another state since. */
  | { kind: 'conflict'; theirs: StoredTemplate }
  | { kind: 'deleted' }
  /** It has parts that could not be read, and nobody said yet that they may go back. */
  | { kind: 'unread' };

/**
 * Stores a template without overwriting what somebody else has stored since, and without storing twice what was lost
 * on its way back.
 * @throws ApiError for every other refusal
 */
export const saveTemplate =
  (saving: Saving) =>
  async (dispatch: ServicesDispatch): Promise<SaveOutcome> => {
    const { template } = saving;
    const { id } = template;
    if (template.unread && !saving.keepsUnread) return { kind: 'unread' };
    if (id === null) return { kind: 'saved', stored: await dispatch(create(saving)) };
    try {
      return await dispatch(update({ ...saving, template: { ...template, id } }));
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return { kind: 'deleted' };
    }
  };

function create({ template, knownIds, isRepeated }: Saving) {
  return async (dispatch: ServicesDispatch): Promise<StoredTemplate> => {
    // One that came since and says the same: the one whose answer was lost.
    const newOnes = isRepeated ? await dispatch(readNewTemplates(knownIds)) : [];
    const twin = newOnes.find((other) => saysTheSame(other, template))?.id;
    if (twin) return dispatch(readStoredTemplate(twin));
    return dispatch(storeNewTemplate(template, knownIds));
  };
}

function update({ template, basis }: Saving & { template: { id: string } }) {
  return async (dispatch: ServicesDispatch): Promise<SaveOutcome> => {
    const read = () => dispatch(readStoredTemplate(template.id));
    if (basis.etag === undefined) {
      // A server without marks: what is there now tells whether somebody was faster.
      const theirs = await read();
      if (!sameTemplate(theirs.template, basis.template)) return { kind: 'conflict', theirs };
    }
    try {
      return { kind: 'saved', stored: await dispatch(storeTemplate(template, basis.etag)) };
    } catch (error) {
      if (!hasStatus(error, 412)) throw error;
      const theirs = await read();
      return saysTheSame(theirs.template, template)
        ? { kind: 'saved', stored: theirs }
        : { kind: 'conflict', theirs };
    }
  };
}

/** Whether `stored` is what `sent` became: new pictures have addresses by then. */
function saysTheSame(stored: CertificateTemplate, sent: CertificateTemplate): boolean {
  const isHosted = (picture: 'backgroundImage' | 'rawImage') =>
    sent[picture].startsWith('data:') && !stored[picture].startsWith('data:');
  const isNew = isHosted('rawImage');
  const isPartNew = isNew || isHosted('backgroundImage');
  if (isPartNew && stored.rawImage === '') return false;
  return sameTemplate(stored, {
    ...sent,
    name: sent.name.trim(),
    ...(isNew && { rawImage: stored.rawImage }),
    ...(isPartNew && { backgroundImage: stored.backgroundImage }),
  });
}
