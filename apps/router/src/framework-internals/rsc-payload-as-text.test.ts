import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { deliverRscPayload, rscPayloadAsText } from './rsc-payload-as-text.ts'

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const convert = (html: string) => rscPayloadAsText(Buffer.from(html))?.toString() ?? null

/** The payloads that React receives from the page. */
function deliveredPayloads(html: string): unknown {
  const texts = [...html.matchAll(/<script type="text\/plain" data-flight="">(.*?)<\/script>/gs)]
  const self: { __next_f?: unknown } = {}
  const document = { querySelectorAll: () => texts.map(([, textContent]) => ({ textContent })) }
  runInNewContext(deliverRscPayload, { self, document })
  // The array comes from another VM context, whose Array class differs.
  return JSON.parse(JSON.stringify(self.__next_f))
}

it.each([
  ['words', '1:["$","p",null,{"children":"Диван «Сени»"}]\n'],
  ['lines and quotes', '2:T5,a\\"b\n3:"\\n\\u0000"\n'],
  ['markup', '4:{"__html":"<!-- <script>go()</script> -->"}\n'],
  ['signs beyond two bytes', '5:"🛋️"\n'],
])('delivers %s as Next wrote them', (_, text) => {
  const html = `<p>Сени</p>${push(text)}<p>Диван</p>`
  const page = convert(html) ?? ''
  expect(deliveredPayloads(page)).toEqual([[1, text]])
  expect(page.replace(/<script.*<\/script>/s, '')).toBe('<p>Сени</p><p>Диван</p>')
})

it('keeps the order of several payloads', () => {
  expect(deliveredPayloads(convert(push('1:') + push('"a"\n')) ?? '')).toEqual([
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
])('leaves a page %s unchanged', (_, html) => {
  expect(convert(html)).toBeNull()
})
