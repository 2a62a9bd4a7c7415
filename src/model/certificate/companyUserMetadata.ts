/** A tag or attribute of a company's users, which audience rules may use (docs/behaviour.md, Company user metadata). */
export interface CompanyUserMetadata {
  id: string;
  name: string;
  type: string | null;
  active: boolean;
  /** CSS hex colour as the company chose it, with or without `#`. */
  color: string | null;
  isMetadataInAudienceRule: boolean;
}
