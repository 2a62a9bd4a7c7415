import { useServices } from '#api/services.ts';
import { drawStatement } from '#documents/statement/drawStatement.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { DrawnStatement } from '#rendering/statement/drawStatement.ts';
import { useBranding } from '../rowActions/useDraw.ts';
import { commonName, type Order } from './order.ts';

type Stating = (
  came: readonly IssuedCertificate[],
  order: Order,
) => Promise<DrawnStatement | undefined>;

/** How what came is summed up, where that was ordered. @returns throws whatever a failed chunk, text or font request gives */
export function useStatement(): Stating {
  const { config } = useServices();
  const branding = useBranding();
  return async (came, order) => {
    const [first, ...others] = came;
    if (!order.hasStatement || !first) return undefined;
    return drawStatement(first, others, {
      language: order.language,
      place: config,
      primaryColor: branding(),
      issuedAt: new Date().toISOString(),
      choice: commonName(came, order),
    });
  };
}
