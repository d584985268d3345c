import type { PartnerPriceList } from '@svetlitsa/api-client/partner/queries'
import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'

type SectionSelectProps = {
  sections: PartnerPriceList['sections']
  sectionId: number
  onChoose: (sectionId: number) => void
}

/** Chooses the section of a price list. */
export function SectionSelect({ sections, sectionId, onChoose }: SectionSelectProps) {
  const t = useTexts(partnerTexts)
  return (
    <Select
      label={t('section')}
      size={44}
      placeholder={t('choose')}
      value={String(sectionId)}
      onChange={(value) => onChoose(Number(value))}
      options={sections.map(({ id, name, depth }) => ({
        value: String(id),
        label: `${'— '.repeat(depth - 1)}${name}`,
      }))}
    />
  )
}
