import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import blue from '../../fixtures/texture-blue.svg'
import green from '../../fixtures/texture-green.svg'
import linen from '../../fixtures/texture-linen.svg'
import milk from '../../fixtures/texture-milk.svg'
import { SpinViewer } from './spin-viewer.tsx'

const meta = {
  title: 'Товар/SpinViewer',
  component: SpinViewer,
  args: {
    frames: [blue, green, linen, milk],
    label: 'Диван «Полдень» со всех сторон',
    labels: {
      left: 'Повернуть влево',
      right: 'Повернуть вправо',
      hint: 'Потяните, чтобы повернуть',
      loading: 'Загружаем снимки',
      failed: 'Снимки не загрузились.',
      retry: 'Попробовать ещё раз',
    },
  },
  decorators: [(Story) => <div className="h-96">{Story()}</div>],
} satisfies Meta<typeof SpinViewer>

export default meta
type Story = StoryObj<typeof meta>

/** Keys and buttons rotate through a full turn. */
export const Rotated: Story = {
  name: 'Полный оборот',
  tags: ['product.page'],
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
  name: 'Names the photographed finish if another one is chosen',
  args: { note: 'На снимках отделка «рогожка терракота»' },
}

export const Failed: Story = {
  name: 'Frames that fail to load: shows an error and retries',
  args: { frames: ['data:image/png;base64,AA', 'data:image/png;base64,AB'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}
