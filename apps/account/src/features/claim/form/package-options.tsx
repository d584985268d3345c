import type { ClaimableLine } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Radio } from '@svetlitsa/ui/forms/radio'
import type { ReactNode } from 'react'

type PackageOptionsProps = {
  legend: string
  packages: ClaimableLine['packages']
  value: string | null
  onChange: (number: string) => void
  /** A further radio under the packages. */
  children?: ReactNode
}

/** The packages of the assembly sheet, each with its size and weight. */
export function PackageOptions(props: PackageOptionsProps) {
  const { legend, packages, value, onChange, children } = props
  const t = useTexts(claimFormTexts)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {packages.map(({ number, sizeText, weightKg }) => (
        <Radio
          key={number}
          name="package"
          label={t('packages.option', { number })}
          note={[sizeText, weightKg && t('packages.weight', { weight: weightKg })]
            .filter(Boolean)
            .join(', ')}
          checked={number === value}
          onChange={() => onChange(number)}
        />
      ))}
      {children}
    </fieldset>
  )
}
