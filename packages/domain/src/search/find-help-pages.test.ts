import { describe, expect, it } from 'vitest'
import { findHelpPages } from './find-help-pages.ts'

describe('findHelpPages', () => {
  it.each([
    ['доставка', ['payment-and-delivery']],
    ['Доставка и гарантия', ['payment-and-delivery', 'guaranty']],
    ['гарантия на диван', ['guaranty']],
    ['возврат', ['guaranty']],
    ['как вернуть стол', ['guaranty']],
    ['рассрочка', ['payment-and-delivery']],
    ['сборка шкафа', ['assembly']],
    ['бонусы', ['bonus-program']],
    ['жеткізу', ['payment-and-delivery']],
    ['кепілдік', ['guaranty']],
    ['тауарды қайтару', ['guaranty']],
    ['бөліп төлеу', ['payment-and-delivery']],
    ['delivery', ['payment-and-delivery']],
    ['warranty', ['guaranty']],
    ['returns', ['guaranty']],
    ['instalments', ['payment-and-delivery']],
    ['диван', []],
    ['', []],
    ['недоставка', []],
  ])('[search.help] finds for «%s» the pages %j', (text, pages) => {
    expect(findHelpPages(text)).toEqual(pages)
  })
})
