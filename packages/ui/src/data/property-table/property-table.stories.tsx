import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpDown, DoorOpen, Package } from 'lucide'
import { Button } from '../../actions/button/button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { SizeDrawing, SizeProperty, SizeView } from '../../product/size-drawing/size-drawing.tsx'
import { StoreList } from '../../store/store-list/store-list.tsx'
import { PropertyTable } from './property-table.tsx'

const meta = {
  title: 'Данные/PropertyTable',
  component: PropertyTable,
  args: {
    properties: [
      { name: 'Обивка', value: 'лён 60 %, хлопок 40 %' },
      { name: 'Истираемость', value: '45 000 циклов' },
      { name: 'Каркас', value: 'берёзовая фанера, сосна' },
      { name: 'Наполнение', value: 'ППУ 35 кг/м³, пружинная змейка, холлофайбер в подушках' },
      { name: 'Нагрузка на место', value: '120 кг' },
      { name: 'Чехлы', value: 'съёмные, стирка при 30 °C' },
      { name: 'Производитель', value: '«Ладный дом», Кострома' },
    ],
  },
} satisfies Meta<typeof PropertyTable>

export default meta
type Story = StoryObj<typeof meta>

export const Properties: Story = {}

const front = (
  <svg viewBox="0 0 480 260" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <rect x="90" y="70" width="300" height="140" rx="14" className="fill-paper" />
    <path d="M90 150h300M190 70v80M290 70v80" />
    <path d="M90 232h300M90 226v12M390 226v12" strokeWidth="1" />
    <text x="240" y="252" textAnchor="middle" stroke="none" fill="currentColor" fontSize="15">
      228 см
    </text>
  </svg>
)

export const Drawing: Story = {
  render: () => (
    <SizeDrawing
      properties={
        <>
          <SizeProperty
            icon={<Icon iconNode={Package} />}
            title="2 места, 92 кг"
            text="164 × 98 × 62 и 98 × 70 × 40"
          />
          <SizeProperty
            icon={<Icon iconNode={DoorOpen} />}
            title="Пройдёт в дверь от 70 см"
            text="ножки и спинка снимаются"
          />
          <SizeProperty
            icon={<Icon iconNode={ArrowUpDown} />}
            title="Войдёт в лифт 110 × 140"
            text="в пассажирский — по частям"
          />
        </>
      }
    >
      <SizeView label="Спереди: ширина 228 см, высота 82 см">{front}</SizeView>
      <SizeView label="Сбоку: глубина 96 см">{front}</SizeView>
    </SizeDrawing>
  ),
}

export const Stores: Story = {
  render: () => (
    <div style={{ maxWidth: 416 }}>
      <StoreList
        stores={[
          {
            id: 1,
            name: '«Светлица» на Варшавском',
            href: '/contacts/1/',
            address: 'Варшавское ш., 97',
            distance: '1,8 км',
            note: 'до 21:00',
          },
          {
            id: 2,
            name: '«Светлица» на Александрова-Вознесенской набережной',
            address: 'Мытищи, Осташковское ш., 1',
            distance: '14 км',
            note: 'до 22:00',
          },
        ]}
        action={
          <Button kind="outline" wide>
            Выбрать на карте
          </Button>
        }
      />
    </div>
  ),
}
