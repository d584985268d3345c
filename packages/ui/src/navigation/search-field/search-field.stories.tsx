import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera } from 'lucide'
import { expect, userEvent } from 'storybook/test'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Навигация/SearchField',
  component: SearchField,
  args: { label: 'Поиск по магазину', placeholder: 'Диван 200 см, стол, артикул' },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: {
    value: 'диван угловой до 270 см',
    camera: (
      <IconButton label="Искать по фото" href="/image-search/">
        <Icon iconNode={Camera} />
      </IconButton>
    ),
  },
}

export const Keyboard: Story = {
  name: 'A plain form: it submits to the search page without scripts',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Поиск по магазину' })).toHaveFocus()
    const form = canvasElement.querySelector('form')
    await expect(form?.getAttribute('action')).toBe('/search/')
    await userEvent.keyboard('шкаф')
    await expect(form && new FormData(form).get('q')).toBe('шкаф')
  },
}
