import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  intro:
    'Мебель служит дольше, если её не мыть, а протирать. Любое средство сначала пробуйте там, где не видно.',
  materials: {
    wood: {
      title: 'Дерево и шпон',
      daily: 'Раз в неделю протирайте мягкой тканью, чуть влажной, потом сухой: вдоль волокон.',
      stains:
        'Воду промокните сразу. След от горячей чашки сойдёт, если протереть его воском для мебели; глубокую царапину закроет восковой карандаш в тон.',
      never: 'Не ставьте ближе метра к батарее и не чистите порошком: лак станет матовым.',
    },
    fabric: {
      title: 'Ткань и велюр',
      daily: 'Раз в неделю пылесосьте насадкой для мебели; велюр — по ворсу.',
      stains:
        'Пятно промокните, не растирая, и снимите пеной для обивки от края к середине. Сушите без фена.',
      never: 'Не отбеливайте и не отпаривайте: ткань сядет, а ворс ляжет навсегда.',
    },
    leather: {
      title: 'Кожа и экокожа',
      daily: 'Протирайте мягкой влажной тканью без средства; кожу дважды в год смазывайте кремом.',
      stains: 'Жир посыпьте тальком на час, чернила снимите средством для кожи как можно скорее.',
      never: 'Не трите спиртом и ацетоном и берегите от прямого солнца: кожа выцветет и треснет.',
    },
    metalAndGlass: {
      title: 'Металл и стекло',
      daily: 'Стекло мойте средством без абразива, хром и латунь — мягкой сухой тканью.',
      stains: 'Известь сойдёт от воды с каплей уксуса; сполосните и вытрите насухо.',
      never: 'Не берите жёсткую губку: царапины на стекле и покрытии не выводятся.',
    },
    kitchen: {
      title: 'Кухонные фасады и столешницы',
      daily:
        'Вытирайте воду у мойки сразу: кромка не любит сырости. Фасады — ткань и мыльный раствор.',
      stains: 'Жир снимает средство для посуды; кофе и свёклу на камне — мягкая паста.',
      never: 'Не ставьте горячее без подставки и не режьте на столешнице.',
    },
    mattress: {
      title: 'Матрас',
      daily: 'Переворачивайте раз в три месяца, по утрам оставляйте на час открытым.',
      stains: 'Промокните холодной водой с мылом и просушите стоя у окна.',
      never:
        'Не сгибайте и не прыгайте: пружины теряют форму. Наматрасник спасает от всего остального.',
    },
  },
  help: 'Не помогло? Позвоните нам: мастер подскажет или приедет. По гарантии это бесплатно.',
} as const

const kk: TextShape<typeof ru> = {
  intro:
    'Жиһазды жумай, сүртсе, ол ұзақ қызмет етеді. Кез келген құралды алдымен көрінбейтін жерде байқап көріңіз.',
  materials: {
    wood: {
      title: 'Ағаш және шпон',
      daily:
        'Аптасына бір рет жұмсақ, сәл дымқыл, содан кейін құрғақ шүберекпен талшық бойымен сүртіңіз.',
      stains:
        'Суды бірден құрғатыңыз. Ыстық кесенің ізі жиһаз балауызымен кетеді; терең сызатты түсі келетін балауыз қарындаш жабады.',
      never: 'Батареяға бір метрден жақын қоймаңыз және ұнтақпен тазаламаңыз: лак күңгірттенеді.',
    },
    fabric: {
      title: 'Мата және велюр',
      daily: 'Аптасына бір рет жиһазға арналған саптамамен шаңсорыңыз; велюрді түгі бойымен.',
      stains:
        'Дақты ысқыламай құрғатыңыз да, қаптама көбігімен шетінен ортасына қарай алыңыз. Фенсіз кептіріңіз.',
      never: 'Ағартпаңыз және буламаңыз: мата отырып қалады, түгі біржола жатып қалады.',
    },
    leather: {
      title: 'Былғары және экобылғары',
      daily: 'Жұмсақ дымқыл шүберекпен құралсыз сүртіңіз; былғарыға жылына екі рет крем жағыңыз.',
      stains: 'Майға бір сағат тальк себіңіз, сияны былғары құралымен тезірек кетіріңіз.',
      never: 'Спирт пен ацетон қолданбаңыз, күннен сақтаңыз: былғары оңып, жарылады.',
    },
    metalAndGlass: {
      title: 'Металл және шыны',
      daily: 'Шыныны қырмайтын құралмен, хром мен жезді жұмсақ құрғақ шүберекпен тазалаңыз.',
      stains: 'Әк сірке суы тамған сумен кетеді; шайып, құрғатып сүртіңіз.',
      never: 'Қатты губка алмаңыз: шыны мен жабындағы сызаттар кетпейді.',
    },
    kitchen: {
      title: 'Ас үй қасбеттері мен үстел беттері',
      daily:
        'Жуғыш жанындағы суды бірден сүртіңіз: жиегі дымқылды ұнатпайды. Қасбетке шүберек пен сабынды су.',
      stains:
        'Майды ыдыс жууға арналған құрал алады; тастағы кофе мен қызылшаны жұмсақ паста алады.',
      never: 'Ыстықты тұғырсыз қоймаңыз және үстел бетінде кеспеңіз.',
    },
    mattress: {
      title: 'Матрас',
      daily: 'Үш айда бір рет аударыңыз, таңертең бір сағат ашық қалдырыңыз.',
      stains: 'Салқын сабынды сумен құрғатып, терезе жанында тігінен кептіріңіз.',
      never:
        'Бүкпеңіз және секірмеңіз: серіппелер пішінін жоғалтады. Қалғанынан матрас қабы сақтайды.',
    },
  },
  help: 'Көмектеспеді ме? Бізге қоңырау шалыңыз: шебер кеңес береді немесе келеді. Кепілдік бойынша бұл тегін.',
}

const en: TextShape<typeof ru> = {
  intro:
    'Furniture lasts longer when it is wiped, not washed. Try any product first where it does not show.',
  materials: {
    wood: {
      title: 'Wood and veneer',
      daily: 'Once a week wipe along the grain with a soft cloth, slightly damp, then a dry one.',
      stains:
        'Blot water at once. The ring of a hot cup goes with furniture wax; a wax pencil of the same tone closes a deep scratch.',
      never: 'Keep it a metre from the radiator and use no powder: the varnish turns dull.',
    },
    fabric: {
      title: 'Fabric and velour',
      daily: 'Vacuum once a week with the furniture nozzle; velour along the pile.',
      stains:
        'Blot, do not rub, and lift with upholstery foam from the edge inwards. Dry without heat.',
      never: 'Neither bleach nor steam: the fabric shrinks and the pile lies flat for good.',
    },
    leather: {
      title: 'Leather and faux leather',
      daily: 'Wipe with a soft damp cloth and no product; give leather its cream twice a year.',
      stains:
        'Dust grease with talc for an hour; take ink off with a leather cleaner as soon as you can.',
      never: 'No spirit, no acetone and no direct sun: leather fades and cracks.',
    },
    metalAndGlass: {
      title: 'Metal and glass',
      daily: 'Clean glass with a mild product, chrome and brass with a soft dry cloth.',
      stains: 'Limescale goes with water and a drop of vinegar; rinse and wipe dry.',
      never: 'No scouring pad: scratches in glass and coating stay.',
    },
    kitchen: {
      title: 'Kitchen fronts and worktops',
      daily:
        'Wipe water by the sink at once: edges dislike damp. For fronts a cloth and mild soap.',
      stains: 'Dish soap takes grease; coffee and beetroot on stone want a soft paste.',
      never: 'Nothing hot without a stand, and no cutting on the worktop.',
    },
    mattress: {
      title: 'Mattress',
      daily: 'Turn it every three months and let it air for an hour in the morning.',
      stains: 'Blot with cold soapy water and dry it upright by a window.',
      never:
        'Neither bend it nor jump on it: springs lose their shape. A cover saves it from the rest.',
    },
  },
  help: 'Did not help? Call us: a craftsman will advise or come. Under the warranty it is free.',
}

/** Furniture care recommendations, by language. */
export const furnitureCareTexts = { ru, kk, en }
