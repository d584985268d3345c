import type { RegionFlags } from '../region/region-flags.ts'

/**
 * What a product's page says of paying in parts (storefront §3, §9): four payments where Сплит or
 * Плайт works, the sum by the month where the region gives instalments; a credit's sum depends on
 * the bank, so none is promised.
 */
export function paymentHints(
  region: Pick<RegionFlags, 'installmentType' | 'splitAvailable' | 'plaitAvailable'>,
): { split: boolean; installment: boolean } {
  return {
    split: region.splitAvailable || region.plaitAvailable,
    installment: region.installmentType === 'installment',
  }
}
