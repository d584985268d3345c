import { act, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { replayEarlyInput } from './replay-early-input.ts'

function Form() {
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [way, setWay] = useState('courier')
  const [floor, setFloor] = useState('2')
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea value={comment} onChange={({ target }) => setComment(target.value)} />
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {['courier', 'pickup'].map((value) => (
        <input
          key={value}
          type="radio"
          name="way"
          value={value}
          checked={way === value}
          onChange={() => setWay(value)}
        />
      ))}
      <select value={floor} onChange={({ target }) => setFloor(target.value)}>
        {['1', '2', '3'].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <select aria-hidden="true" tabIndex={-1} value="" onChange={() => setFloor('hidden')} />
      <output>{[name, comment, isAgreed, way, floor].join('|')}</output>
    </form>
  )
}

function Page({ container }: { container: HTMLElement }) {
  useLayoutEffect(() => replayEarlyInput(container), [container])
  return <Form />
}

afterEach(() => document.body.replaceChildren())

async function hydrateAfter(change: (form: HTMLElement) => void): Promise<HTMLElement> {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  change(container)
  await act(async () => void hydrateRoot(container, <Page container={container} />))
  return container
}

const readOutput = (container: HTMLElement) => container.querySelector('output')?.textContent

it('what was entered before hydration is kept', async () => {
  const container = await hydrateAfter((form) => {
    const name = form.querySelector<HTMLInputElement>('[name=name]')
    if (name) name.value = 'Анна'
    const comment = form.querySelector('textarea')
    if (comment) comment.value = 'typed'
    form.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
    form.querySelector<HTMLInputElement>('[value=pickup]')?.click()
    const floor = form.querySelector('select')
    if (floor) floor.value = '3'
  })
  expect(readOutput(container)).toBe('Анна|typed|true|pickup|3')
  expect(container.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Анна')
  expect(container.querySelector('textarea')?.value).toBe('typed')
  expect(container.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true)
  expect(container.querySelector<HTMLInputElement>('[value=pickup]')?.checked).toBe(true)
  expect(container.querySelector('select')?.value).toBe('3')
})

it('a form that nobody touched stays as the server rendered it', async () => {
  const container = await hydrateAfter(() => {})
  expect(readOutput(container)).toBe('||false|courier|2')
})
