import { hasErrorStatus } from '#data/apiError.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';

const maxParallelLoads = 4;

/**
 * Number of unknown ids after which no further id of a file is requested, so that a file with many invented ids causes few
 * requests.
 */
const maxUnknownIds = 20;

/** Loads the certificates that a file names, each once. */
export class CertificateLoader {
  private readonly load: (id: string) => Promise<IssuedCertificate>;
  private unknownCount = 0;
  /** Loaded certificates by id. The value is undefined if the server has no certificate with the id. */
  private readonly certificates = new Map<string, IssuedCertificate | undefined>();

  constructor(load: (id: string) => Promise<IssuedCertificate>) {
    this.load = load;
  }

  /** Returns a loaded certificate. Undefined if the server does not know it. */
  get(id: string): IssuedCertificate | undefined {
    return this.certificates.get(id);
  }

  /** Returns whether an id was requested. */
  isRequested(id: string): boolean {
    return this.certificates.has(id);
  }

  /**
   * Loads the certificates that are not loaded yet, until the server does not know 20 ids. Returns all that the server knows,
   * in order.
   * @throws ApiError when the server cannot be reached
   */
  async loadAll(ids: readonly string[]): Promise<IssuedCertificate[]> {
    const missing = [...new Set(ids)].filter((id) => !this.certificates.has(id));
    for (let start = 0; start < missing.length; start += maxParallelLoads) {
      if (this.unknownCount >= maxUnknownIds) break;
      await Promise.all(
        missing.slice(start, start + maxParallelLoads).map(async (id) => {
          this.certificates.set(id, await this.loadIfKnown(id));
        }),
      );
    }
    return ids.flatMap((id) => this.certificates.get(id) ?? []);
  }

  private async loadIfKnown(id: string): Promise<IssuedCertificate | undefined> {
    try {
      return await this.load(id);
    } catch (error) {
      if (!hasErrorStatus(error, 403, 404)) throw error;
      this.unknownCount++;
      return undefined;
    }
  }
}
