import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Advantage, AdvantageList } from '@svetlitsa/ui/content/advantage-list'
import { Icon } from '@svetlitsa/ui/media/icon'
import { RotateCcw, Store, Truck, Wrench } from 'lucide'

export type HomeBenefitTexts = {
  /** «Доставим {date}», and the text shown until the date has loaded. */
  delivery: string
  deliveryAlways: string
  deliveryHint: string
  deliveryHintAlways: string
  /** Shown until the number of stores has loaded, and where there is none. */
  storesAlways: string
  storesHint: string
  assembly: string
  assemblyHint: string
  returns: string
  returnsHint: string
}

/** Four benefits; the delivery date and the number of stores are those of the shopper's city. */
export function HomeBenefits({ texts }: { texts: HomeBenefitTexts }) {
  const t = useTexts(homePageTexts)
  const language = useLanguage()
  const { data } = useShellState()
  const date = data?.deliveryDate ? formatDay(data.deliveryDate, language) : null
  const city = data?.region.NAME
  const storeCount = data?.storeCount ?? 0
  return (
    <AdvantageList>
      <Advantage
        icon={<Icon iconNode={Truck} size="bar" />}
        title={date ? texts.delivery.replace('{date}', date) : texts.deliveryAlways}
        text={date && city ? texts.deliveryHint.replace('{city}', city) : texts.deliveryHintAlways}
      />
      <Advantage
        icon={<Icon iconNode={Store} size="bar" />}
        title={storeCount > 0 ? t('facts.stores', { count: storeCount }) : texts.storesAlways}
        text={texts.storesHint}
      />
      <Advantage
        icon={<Icon iconNode={Wrench} size="bar" />}
        title={texts.assembly}
        text={texts.assemblyHint}
      />
      <Advantage
        icon={<Icon iconNode={RotateCcw} size="bar" />}
        title={texts.returns}
        text={texts.returnsHint}
      />
    </AdvantageList>
  )
}
