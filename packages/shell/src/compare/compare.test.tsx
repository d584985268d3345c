import { type Language, languages } from '@svetlitsa/domain/language/language'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { buildShellWindows } from '../window/build-shell-windows.ts'
import { getShellTexts } from '../window/get-shell-texts.ts'
import { CompareLink } from './compare-link.tsx'
import { readCompared, storeCompared } from './compare-storage.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { getCompareTexts } from './get-compare-texts.ts'

const buildUrl = (number: number) => `/catalog/divany/d${number}/`
const linkTexts = ['один', 'два', 'три', 'четыре']

beforeEach(() => localStorage.clear())

function open(language: Language = 'ru') {
  return renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts(language))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      {[1, 2, 3, 4, 5].map((number) => (
        <CompareToggle
          key={number}
          offerId={number}
          name={`D${number}`}
          href={`${buildUrl(number)}?offer_id=${number}`}
          texts={getCompareTexts(language)}
        />
      ))}
      <CompareLink title="Сравнение" texts={linkTexts} />
    </WindowHost>,
    language,
  ).user
}

it.each(languages)(
  '[compare.products] the button adds and removes, and a link with the number leads there: %s',
  async (language) => {
    const user = open(language)
    const { add, remove } = compareTexts[language]
    const named = (text: string, number: number) => ({ name: text.replace('{name}', `D${number}`) })
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', named(add, 1)))
    await user.click(screen.getByRole('button', named(add, 2)))
    expect(screen.getByRole('link', { name: 'два' })).toHaveAttribute('href', '/compare/')
    expect(readCompared()).toEqual([1, 2].map((offerId) => ({ url: buildUrl(offerId), offerId })))
    const pressed = screen.getByRole('button', named(remove, 1))
    expect(pressed).toHaveAttribute('aria-pressed', 'true')
    pressed.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: 'один' })).toBeVisible()
    expect(pressed).toHaveAccessibleName(named(add, 1).name)
  },
)

it.each(languages)(
  '[compare.products] a fifth product is refused with the reason: %s',
  async (language) => {
    const user = open(language)
    act(() => storeCompared([1, 2, 3, 4].map((offerId) => ({ url: buildUrl(offerId), offerId }))))
    const texts = compareTexts[language]
    await user.click(screen.getByRole('button', { name: texts.add.replace('{name}', 'D5') }))
    expect(await screen.findByText(texts.full)).toBeVisible()
    expect(readCompared()).toHaveLength(4)
  },
)

it('[compare.products] another tab is followed, and what it stored wrongly is ignored', () => {
  open()
  const storeElsewhere = (value: string) =>
    act(() => {
      localStorage.setItem('svetlitsa-compare', value)
      dispatchEvent(new StorageEvent('storage', { key: 'svetlitsa-compare' }))
    })
  storeElsewhere(JSON.stringify([{ url: buildUrl(1), offerId: 1 }]))
  expect(screen.getByRole('link', { name: 'один' })).toBeVisible()
  for (const wrong of ['{', '7', '[{"url":"//evil.example/a/b/","offerId":1}]', '[null]']) {
    storeElsewhere(wrong)
    expect(screen.queryByRole('link')).toBeNull()
  }
})

it('[page.back] a page that the browser kept shows the comparison of now', async () => {
  open()
  expect(screen.queryByRole('link')).toBeNull()
  // Another page changed it: a page that is kept hears of nothing.
  localStorage.setItem('svetlitsa-compare', JSON.stringify([{ url: buildUrl(1), offerId: 1 }]))
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(await screen.findByRole('link', { name: 'один' })).toBeVisible()
})
