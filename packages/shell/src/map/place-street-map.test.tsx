import type { Language } from '@svetlitsa/domain/language/language'
import type { StreetMap } from '@svetlitsa/ui/store/city-map/street-map'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { PlaceStreetMap } from './place-street-map.tsx'

// The map itself draws with WebGL, which only a browser has.
vi.mock('@svetlitsa/ui/store/city-map/street-map', () => ({
  StreetMap: ({ streets }: ComponentProps<typeof StreetMap>) => (
    <p>{Object.values(streets.labels).join('; ')}</p>
  ),
}))

it.each([
  ['ru', 'Карта улиц; Приблизить; Отдалить'],
  ['kk', 'Көшелер картасы; Жақындату; Алыстату'],
  ['en', 'Map of streets; Zoom in; Zoom out'],
] as const)('[map.locale] a street map on a page in %s is labelled «%s»', (language, labels) => {
  const props = { label: '', pins: [], chosenId: null, onChoose: () => {}, mapStyle: '' }
  const { getByText } = renderPart(
    <PlaceStreetMap {...props} onFail={() => {}} />,
    language satisfies Language,
  )
  expect(getByText(new RegExp(`^${labels}`))).toBeTruthy()
})
