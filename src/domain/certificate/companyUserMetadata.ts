/**
 * A tag or attribute that a company assigns to its users and can use in rules that select an audience
 * (docs/behaviour.md, Company user metadata).
 */
export interface CompanyUserMetadata {
  id: string;
  name: string;
  type: string | null;
  active: boolean;
  /** Hex colour, with or without `#`. */
  color: string | null;
  isMetadataInAudienceRule: boolean;
}
