/** Somebody who signs a certificate. */
export interface Signature {
  name: string;
  /** Below the name: "Director of Learning". */
  role: string;
  /** A picture of what they signed; without one only the line is drawn. */
  imageUrl: string | null;
}

/** What a platform says of a company for its papers. What it does not say is empty, and leaves no gap. */
export interface Brand {
  legalName: string;
  logoUrl: string | null;
  signatures: readonly Signature[];
}

/** What was taught, by whom and where. What is not known is empty. */
export interface Programme {
  text: string;
  instructor: string;
  place: string;
}

/** Who issues a certificate, and what beside the course itself the paper says of it. */
export interface Issuer {
  company: { name: string };
  brand: Brand;
  programme: Programme;
}

/** The most that sign one paper. */
export const mostSignatures = 2;

export const noBrand: Brand = { legalName: '', logoUrl: null, signatures: [] };

export const noProgramme: Programme = { text: '', instructor: '', place: '' };

/** What is known where nobody said anything. */
export const noIssuer: Issuer = { company: { name: '' }, brand: noBrand, programme: noProgramme };
