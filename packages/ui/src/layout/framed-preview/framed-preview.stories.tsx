import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FramedPreview } from './framed-preview.tsx'

const meta = {
  title: 'Каркас/FramedPreview',
  component: FramedPreview,
  args: {
    title: 'Предпросмотр: 390 точек',
    width: 390,
    children: (
      <>
        <p className="p-4 text-body md:hidden">Телефон</p>
        <p className="hidden p-4 text-body md:block">Компьютер</p>
        <a href="/sale/">Распродажа</a>
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof FramedPreview>

export default meta
type Story = StoryObj<typeof meta>

const getFramed = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('iframe')?.contentDocument?.body ?? document.body

export const Phone: Story = {
  name: 'The frame has the width that media queries see, and nothing in it can be pressed',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getFramed(canvasElement).inert).toBe(true))
    await waitFor(() => expect(getFramed(canvasElement).innerText).toContain('Телефон'))
    await expect(getFramed(canvasElement).innerText).not.toContain('Компьютер')
    const content = getFramed(canvasElement).firstElementChild
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.offsetHeight).toBe(content?.clientHeight))
  },
}

export const Desktop: Story = {
  name: 'A wide screen is scaled down to the room there is',
  args: { title: 'Предпросмотр: 1440 точек', width: 1440 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getFramed(canvasElement).innerText).toContain('Компьютер'))
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.getBoundingClientRect().width).toBeLessThanOrEqual(480))
  },
}
