/** A person who signs certificates. */
export interface BrandSignature {
  name: string;
  /** Job title printed below the name: "Director of Learning". */
  role: string;
  /** Image of the handwritten signature. Without an image, only a line is drawn above the name. */
  imageUrl: string | null;
}

/** Branding of a company on its documents. Missing parts leave no empty space on a document. */
export interface CompanyBrand {
  legalName: string;
  logoUrl: string | null;
  signatures: readonly BrandSignature[];
}

/** Programme of a course: contents, instructor and place. Unknown fields are empty strings. */
export interface CourseProgramme {
  text: string;
  instructor: string;
  place: string;
}

/** Issuing company of a certificate, with its branding and the programme of the course. */
export interface Issuer {
  company: { name: string };
  brand: CompanyBrand;
  programme: CourseProgramme;
}

/** Maximum number of signatures on a document. */
export const maxSignatures = 2;

export const emptyBrand: CompanyBrand = { legalName: '', logoUrl: null, signatures: [] };

export const emptyProgramme: CourseProgramme = { text: '', instructor: '', place: '' };

export const emptyIssuer: Issuer = {
  company: { name: '' },
  brand: emptyBrand,
  programme: emptyProgramme,
};
