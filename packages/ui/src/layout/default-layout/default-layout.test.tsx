import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SampleFooter } from '../../fixtures/sample-footer.tsx'
import { SampleHeader } from '../../fixtures/sample-header.tsx'
import { SampleMobileBar } from '../../fixtures/sample-mobile-bar.tsx'
import { DefaultLayout } from './default-layout.tsx'

it('[layout.default] has the header with both menus, the content, the footer and the bar, in this order', () => {
  const html = renderToStaticMarkup(
    <DefaultLayout
      skipLabel="К содержанию"
      header={<SampleHeader />}
      footer={<SampleFooter />}
      bar={<SampleMobileBar />}
    >
      <h1>Оплата и доставка</h1>
    </DefaultLayout>,
  )
  const places = [
    '<a href="#main"',
    '<header',
    '>Каталог<',
    '<nav aria-label="Разделы"',
    '</header>',
    '<main id="main"',
    '<h1>Оплата и доставка</h1>',
    '</main>',
    '<footer',
    '</footer>',
    '<nav aria-label="Быстрые переходы"',
  ].map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const landmark of ['<header', '<main', '<footer']) {
    expect(html.split(landmark), landmark).toHaveLength(2)
  }
})
