import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { loadIfKnown, type LoadCertificate } from '../loadIfKnown.ts';

const maxParallelLoads = 4;

/**
 * Number of unknown ids after which no further id of a file is requested, so that a file with many invented ids causes
 * few requests.
 */
const maxUnknownIds = 20;

/** Loads the certificates that a file names, each once. */
export class CertificateLoader {
  private readonly load: LoadCertificate;
  private unknownCount = 0;
  /** Requested certificates by id. The value is undefined if the server has no certificate with the id. */
  readonly certificates = new Map<string, IssuedCertificate | undefined>();

  constructor(load: LoadCertificate) {
    this.load = load;
  }

  /**
   * Loads the certificates that are not loaded yet, until the server does not know 20 ids. Returns all that the server
   * knows, in order.
   * @throws ApiError when the server cannot be reached
   */
  async loadAll(ids: readonly string[]): Promise<IssuedCertificate[]> {
    const missing = [...new Set(ids)].filter((id) => !this.certificates.has(id));
    for (let start = 0; start < missing.length; start += maxParallelLoads) {
      if (this.unknownCount >= maxUnknownIds) break;
      await Promise.all(
        missing.slice(start, start + maxParallelLoads).map(async (id) => {
          const certificate = await loadIfKnown(this.load, id);
          if (!certificate) this.unknownCount++;
          this.certificates.set(id, certificate);
        }),
      );
    }
    return ids.flatMap((id) => this.certificates.get(id) ?? []);
  }
}
