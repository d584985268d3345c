import { balanceRegionId, useMainCityBalance } from '@svetlitsa/api-client/product-stock/queries'
import { type ShellState, useShellSelector } from '@svetlitsa/api-client/shell/queries'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Accordion } from '@svetlitsa/ui/data/accordion'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { StoreList } from '@svetlitsa/ui/store/store-list'

/**
 * How many pieces the stores of the main city have, for shoppers elsewhere (product.stock). It adds
 * to the shopper's own stores, so nothing is shown where it fails to load.
 */
export function MainCityStores({ offerId }: { offerId: number }) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const regionId = useShellSelector(getRegionId)
  const isElsewhere = regionId !== undefined && regionId !== balanceRegionId
  const { data } = useMainCityBalance(offerId, { enabled: isElsewhere })
  const stores = data?.stores.filter(({ quantity }) => quantity > 0) ?? []
  if (!isElsewhere || !data || stores.length === 0) return null
  return (
    <Accordion
      title={t('stock.mainCity', { count: stores.length, pieces: data.total, city: data.nameIn })}
    >
      <StoreList
        stores={stores.map(({ id, name, address, hours, quantity }) => ({
          id,
          name: <Untranslated pageLanguage={language}>{name}</Untranslated>,
          address: <Untranslated pageLanguage={language}>{address}</Untranslated>,
          distance: hours,
          note: t('stock.inStock', { count: quantity }),
        }))}
      />
    </Accordion>
  )
}

function getRegionId({ region }: ShellState): number {
  return region.ID
}
