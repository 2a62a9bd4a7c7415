/**
 * A tag or attribute that a company assigns to its users. Companies use tags and attributes in rules that select an
 * audience (docs/behaviour.md, Company user metadata).
 */
export interface CompanyUserMetadata {
  id: string;
  name: string;
  type: string | null;
  active: boolean;
  /** Colour of the tag or attribute in hexadecimal, with or without `#`. */
  color: string | null;
  isMetadataInAudienceRule: boolean;
}
