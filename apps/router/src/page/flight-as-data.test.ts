import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { flightAsData, handOverFlight } from './flight-as-data.ts'

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const changed = (html: string) => flightAsData(Buffer.from(html))?.toString() ?? null

/** What React is told by the page. */
function told(html: string): unknown {
  const texts = [...html.matchAll(/<script type="text\/plain" data-flight="">(.*?)<\/script>/gs)]
  const self: { __next_f?: unknown } = {}
  const document = { querySelectorAll: () => texts.map(([, textContent]) => ({ textContent })) }
  runInNewContext(handOverFlight, { self, document })
  // Made in another context, it has that one's Array.
  return JSON.parse(JSON.stringify(self.__next_f))
}

it.each([
  ['words', '1:["$","p",null,{"children":"Диван «Сени»"}]\n'],
  ['lines and quotes', '2:T5,a\\"b\n3:"\\n\\u0000"\n'],
  ['markup', '4:{"__html":"<!-- <script>go()</script> -->"}\n'],
  ['signs beyond two bytes', '5:"🛋️"\n'],
])('hands over %s as Next wrote them', (_, text) => {
  const html = `<p>Сени</p>${push(text)}<p>Диван</p>`
  const page = changed(html) ?? ''
  expect(told(page)).toEqual([[1, text]])
  expect(page.replace(/<script.*<\/script>/s, '')).toBe('<p>Сени</p><p>Диван</p>')
})

it('keeps the order of several', () => {
  expect(told(changed(push('1:') + push('"a"\n')) ?? '')).toEqual([
    [1, '1:'],
    [1, '"a"\n'],
  ])
})

it.each([
  ['without it', '<p>Диван</p>'],
  ['with the state of a form among it', `${push('1:')}<script>self.__next_f.push([2,0])</script>`],
  ['with bytes', `${push('1:')}<script>self.__next_f.push([3,"AA=="])</script>`],
  ['with a sign that text would lose', push('1:T2,\r\n')],
  ['that is torn', push('1:"Диван"').slice(0, 40)],
])('leaves a page %s as it is', (_, html) => {
  expect(changed(html)).toBeNull()
})
