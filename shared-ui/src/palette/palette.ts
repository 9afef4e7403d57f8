/** The colours a firm may set; each is optional and none is trusted to be legible. */
export interface BrandColors {
  primary?: string;
  accent?: string;
  background?: string;
}

/** Light or dark. */
export type ColorScheme = 'light' | 'dark';

/** Meaning carried by a colour, always beside an icon and a word. */
export type Meaning = 'success' | 'warning' | 'danger' | 'info';

/** One meaning's colours: text and icon on the soft ground, and a fill with its text. */
export interface MeaningColors {
  text: string;
  soft: string;
  fill: string;
  onFill: string;
}

/** Every colour of the interface; components use these and no others. */
export interface Palette {
  scheme: ColorScheme;
  page: string;
  surface: string;
  sunken: string;
  line: string;
  controlLine: string;
  text: string;
  textMuted: string;
  /** The brand as a line: dark or light enough to be seen on every ground. */
  primary: string;
  primaryHover: string;
  primaryActive: string;
  onPrimary: string;
  /** The brand as an area: its own colour, with a label that is legible on it. */
  primaryFill: string;
  primaryFillHover: string;
  primaryFillActive: string;
  onPrimaryFill: string;
  /** Outline of the area; `transparent` where the area is seen without one. */
  primaryEdge: string;
  primaryText: string;
  primarySoft: string;
  onPrimarySoft: string;
  focus: string;
  accent: string;
  onAccent: string;
  chart: string;
  chartRest: string;
  spotlight: string;
  onSpotlight: string;
  meanings: Record<Meaning, MeaningColors>;
}

/** One colour that could not be used as the firm set it. */
export interface ColorChange {
  token: string;
  wanted: string;
  used: string;
  reason: 'not-a-colour' | 'too-little-contrast' | 'too-dark-for-a-page';
}
