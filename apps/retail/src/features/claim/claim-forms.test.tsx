import * as contract from '@svetlitsa/api-client/claim-desk/contract'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { buildClaim } from '../../test-support/build-claim.ts'
import { testMoveForm } from '../../test-support/test-move-form.tsx'
import { AcceptForm } from './accept-form.tsx'
import { WordsForm } from './words-form.tsx'

const claim = buildClaim()
const getChair = () => screen.getByRole('spinbutton', { name: /^Стул/ })
const getAnswer = () => screen.getByLabelText('Ответ покупателю')
const getReason = () => screen.getByLabelText('Причина отказа')

testMoveForm('[claim.partial] accepting a claim with a return', {
  call: contract.decideClaim,
  answer: { claim },
  show: (onDone) => <AcceptForm claim={claim} onDone={onDone} />,
  fill: async (user) => {
    await user.click(screen.getByRole('combobox', { name: 'Решение' }))
    await user.click(await screen.findByRole('option', { name: 'Возврат денег' }))
    await user.clear(getChair())
    await user.type(getChair(), '1')
  },
  expectKept: () => expect(getChair()).toHaveValue(1),
  refused: { name: 'lines.0.quantity', getField: getChair },
})

testMoveForm('[claim.calls] an answer, whose lines Enter breaks and whose button it presses', {
  call: contract.answerClaim,
  answer: { claim },
  show: (onDone) => <WordsForm claim={claim} purpose="answer" onDone={onDone} />,
  fill: async (user) => {
    await user.type(getAnswer(), 'Смотрим')
    await user.tab()
  },
  expectKept: () => expect(getAnswer()).toHaveValue('Смотрим'),
  refused: { name: 'text', getField: getAnswer },
})

testMoveForm('[claim.calls] declining a claim', {
  call: contract.decideClaim,
  answer: { claim },
  show: (onDone) => <WordsForm claim={claim} purpose="decline" onDone={onDone} />,
  fill: async (user) => {
    await user.type(getReason(), 'Следы ремонта')
    await user.tab()
  },
  expectKept: () => expect(getReason()).toHaveValue('Следы ремонта'),
  refused: { name: 'text', getField: getReason },
})
