import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import blue from './fixtures/texture-blue.svg'
import green from './fixtures/texture-green.svg'
import linen from './fixtures/texture-linen.svg'
import milk from './fixtures/texture-milk.svg'
import { SpinView } from './spin-view.tsx'

const meta = {
  title: 'Shop/SpinView',
  component: SpinView,
  args: {
    frames: [blue, green, linen, milk],
    label: 'Диван «Полдень» со всех сторон',
    words: {
      left: 'Повернуть влево',
      right: 'Повернуть вправо',
      hint: 'Потяните, чтобы повернуть',
      loading: 'Загружаем снимки',
      failed: 'Снимки не загрузились.',
      retry: 'Попробовать ещё раз',
    },
  },
  decorators: [(Story) => <div className="h-96">{Story()}</div>],
} satisfies Meta<typeof SpinView>

export default meta
type Story = StoryObj<typeof meta>

export const Turned: Story = {
  name: '[product.page] Turned by keys and buttons all the way round',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const slider = canvas.getByRole('slider')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '90')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuenow', '270')
    await userEvent.click(canvas.getByRole('button', { name: 'Повернуть вправо' }))
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
    slider.focus()
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuenow', '270')
    await userEvent.keyboard('{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
  },
}

export const OtherFinish: Story = {
  name: 'Says which finish was photographed where the chosen one is another',
  args: { note: 'На снимках отделка «рогожка терракота»' },
}

export const Failed: Story = {
  name: 'Frames that do not come: says so and tries again',
  args: { frames: ['data:image/png;base64,AA', 'data:image/png;base64,AB'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
