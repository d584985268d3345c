import type { ShopCity } from '@svetlitsa/api-client/shop-setup/queries'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { useState } from 'react'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'

const MOST_OPTIONS = 8

/** The cities of the shop, from the list that comes with the program, and its languages. */
export function RegionStep() {
  const t = useSetupTexts()
  const { draft, change, errors, cities } = useSetupForm()
  const [typed, setTyped] = useState('')
  const { regions, languages } = draft
  const wanted = foldLetters(typed)
  const found = cities.filter(
    ({ code, name }) => !regions.includes(code) && foldLetters(name).startsWith(wanted),
  )
  const add = (code: string) => {
    change({ regions: [...regions, code] })
    setTyped('')
  }
  const chosen = regions.flatMap((code) => cities.find((city) => city.code === code) ?? [])
  const switchLanguage = (language: 'kk' | 'en', isOn: boolean) =>
    change({
      languages: (['ru', 'kk', 'en'] as const).filter((one) =>
        one === language ? isOn : languages.includes(one),
      ),
    })
  return (
    <>
      <div className="max-w-120">
        <Combobox
          label={t('regions.add')}
          hint={t('regions.addHint')}
          error={errors.regions}
          size={44}
          value={typed}
          onInput={setTyped}
          options={found.slice(0, MOST_OPTIONS).map(({ code, name, federalUnit }) => ({
            id: code,
            label: name,
            note: federalUnit,
          }))}
          status={wanted && found.length === 0 ? t('regions.nothing') : undefined}
          onPick={({ id }) => add(id)}
        />
      </div>
      <h3 id="chosen-cities" className="mt-6 text-row font-semibold">
        {t('regions.chosen')}
      </h3>
      {chosen.length === 0 && <p className="mt-2 text-ink-soft">{t('regions.none')}</p>}
      <ul aria-labelledby="chosen-cities" className="mt-2 divide-y divide-line empty:hidden">
        {chosen.map((city, index) => (
          <CityRow key={city.code} city={city} isMain={index === 0} />
        ))}
      </ul>
      <fieldset className="mt-6">
        <legend className="text-row font-semibold">{t('regions.languages')}</legend>
        <div className="mt-2 flex flex-wrap gap-x-8">
          <Checkbox label={t('regions.ru')} after={t('regions.always')} checked disabled />
          {(['kk', 'en'] as const).map((language) => (
            <Checkbox
              key={language}
              label={t(`regions.${language}`)}
              checked={languages.includes(language)}
              onChange={({ currentTarget }) => switchLanguage(language, currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function CityRow({ city, isMain }: { city: ShopCity; isMain: boolean }) {
  const t = useSetupTexts()
  const { draft, change, openCities } = useSetupForm()
  const { code, name, federalUnit } = city
  const others = draft.regions.filter((one) => one !== code)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-50">
        {name} <span className="text-small text-ink-soft">{federalUnit}</span>
      </span>
      {isMain ? (
        <Badge tone="ready">{t('regions.main')}</Badge>
      ) : (
        <TextLink
          tone="quiet"
          aria-label={t('regions.makeMainNamed', { city: name })}
          onClick={() => change({ regions: [code, ...others] })}
        >
          {t('regions.makeMain')}
        </TextLink>
      )}
      <TextLink
        tone="quiet"
        disabled={openCities.includes(code)}
        title={openCities.includes(code) ? t('regions.kept') : undefined}
        aria-label={t('regions.removeNamed', { city: name })}
        onClick={() => change({ regions: others })}
      >
        {t('regions.remove')}
      </TextLink>
    </li>
  )
}
