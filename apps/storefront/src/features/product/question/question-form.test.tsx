import * as contract from '@svetlitsa/api-client/question/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { buildShellWindows } from '@svetlitsa/shell/window/build-shell-windows'
import { getShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { expect, it, vi } from 'vitest'
import { QuestionForm } from './question-form.tsx'

const { form: t } = questionTexts.ru
const message = 'Спасибо, ответим до завтра.'

function open(productId: number) {
  const part = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts('ru'))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      <QuestionForm title="" productId={productId} />
    </WindowHost>,
  )
  const find = (name: string) => part.getByRole('textbox', { name })
  const send = () => part.user.click(part.getByRole('button', { name: t.send }))
  return { ...part, name: find(t.name), text: find(t.text), send }
}

const serve = () => {
  const calls = serveCalls()
  calls.hold(shell.getShellState, {} as never)
  return calls
}

it('a question that was not sent is kept for the next time, and one that was sent is not', async () => {
  const calls = serve()
  const first = open(7)
  await first.user.type(first.text, 'Какая высота ножек?')
  first.unmount()
  const second = open(7)
  expect(second.text).toHaveProperty('value', 'Какая высота ножек?')
  await second.user.type(second.name, 'Анна')
  calls.answer(contract.setQuestion, { status: 'success', message, question: null })
  await second.send()
  expect(await second.findByText(message)).toBeTruthy()
  expect(calls.listInputs(contract.setQuestion)).toEqual([
    { productId: 7, name: 'Анна', text: 'Какая высота ножек?' },
  ])
  second.unmount()
  expect(open(7).text).toHaveProperty('value', '')
})

it('what is wrong stands at its field, and the first one has the focus', async () => {
  const calls = serve()
  const question = open(8)
  await question.send()
  expect(await question.findByText(t.nameWrong)).toBeTruthy()
  expect(question.getByText(t.textShort)).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(question.name), { timeout: 30_000 })
  expect(calls.listInputs(contract.setQuestion)).toEqual([])
})

it('a refusal stands beside the button, and what was typed stays', async () => {
  const calls = serve()
  calls.refuse(contract.setQuestion, 'already_asked', 'Такой вопрос уже задали.')
  const question = open(9)
  await question.user.type(question.name, 'Анна')
  await question.user.type(question.text, 'Какая высота ножек?')
  await question.send()
  expect((await question.findByRole('alert')).textContent).toBe('Такой вопрос уже задали.')
  expect(question.text).toHaveProperty('value', 'Какая высота ножек?')
})
