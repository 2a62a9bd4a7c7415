import { asError } from '#model/asError.ts';
import { type CertificateTemplate, defaultTemplate } from '#model/template.ts';
import { readFavoriteTemplate, readTemplate } from './documentsApi.ts';
import type { ServicesDispatch } from '../services.ts';

/** A template and where the search for it ended. */
export interface FoundTemplate {
  template: CertificateTemplate;
  origin: 'asked' | 'favorite' | 'default';
  /** Why the template that was asked for, or the favourite where none was, is not the one found. */
  failure?: Error;
}

interface Search {
  /** Undefined: the favourite is what is wanted. */
  id?: string | undefined;
  /** The company's `branding.primary_color`, for the default template. */
  primaryColor: string | null;
}

/** Spec §2, Template editor: a template, else the favourite, else the default. Never fails. */
export const findTemplate =
  ({ id, primaryColor }: Search) =>
  async (dispatch: ServicesDispatch): Promise<FoundTemplate> => {
    let failure: Error | undefined;
    if (id !== undefined) {
      try {
        return { template: await dispatch(readTemplate(id)), origin: 'asked' };
      } catch (error) {
        failure = asError(error);
      }
    }
    try {
      const template = await dispatch(readFavoriteTemplate());
      return { template, origin: 'favorite', ...(failure && { failure }) };
    } catch (error) {
      failure ??= asError(error);
      return { template: defaultTemplate(primaryColor), origin: 'default', failure };
    }
  };
