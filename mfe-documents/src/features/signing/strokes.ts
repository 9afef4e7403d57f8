import { limits } from '@portal/shared-contracts';

/** A point of a stroke; in the signature's own 700 by 500 pixels, except in the argument of `fromBox`. */
export interface StrokePoint {
  x: number;
  y: number;
  time: number;
}

/** One line drawn without lifting the pen. */
export type Stroke = readonly StrokePoint[];

/** Size of the box on the screen, in CSS pixels. */
export interface BoxSize {
  width: number;
  height: number;
}

const { width: WIDTH, height: HEIGHT } = limits.signature;

const scaled = (stroke: Stroke, x: number, y: number): StrokePoint[] =>
  stroke.map((point) => ({ x: point.x * x, y: point.y * y, time: point.time }));

/** From the box on the screen to the signature's own pixels, where no rotation can reach it. */
export const fromBox = (stroke: Stroke, box: BoxSize): Stroke =>
  scaled(stroke, WIDTH / box.width, HEIGHT / box.height);
