import { expect, test } from "vitest";
import { Wheel } from "./wheel";

const turns = (...given: [deltaY: number, timeStamp: number, deltaMode?: number][]) => {
  const wheel = new Wheel();
  return given.map(([deltaY, timeStamp, deltaMode = 0]) => wheel.turn({ deltaY, deltaMode, timeStamp }));
};

test("a notch of the wheel is a step, in pixels and in lines", () => {
  expect(turns([100, 0], [100, 20], [-100, 40])).toEqual([1, 1, -1]);
  expect(turns([3, 0, 1], [-3, 20, 1])).toEqual([1, -1]);
});

test("a trackpad's small moves add up, unless it rests or turns back", () => {
  expect(turns([20, 0], [20, 10], [20, 20], [20, 30])).toEqual([0, 0, 1, 0]);
  expect(turns([40, 0], [40, 900], [40, 910])).toEqual([0, 0, 1]);
  expect(turns([40, 0], [-40, 10], [-40, 20])).toEqual([0, 0, -1]);
});
