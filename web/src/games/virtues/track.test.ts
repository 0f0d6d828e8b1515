import { expect, test } from "vitest";
import { endOfTrack, markerPositions } from "./track";

test("the track grows in tens once a hero has more might than is printed", () => {
  expect([[], [3, 40], [41], [108, 72]].map((mights) => endOfTrack(mights, 40))).toEqual([40, 40, 50, 110]);
});

test("markers stand at their numbers if there is room", () => {
  expect(markerPositions([10, 0, 40], 40, 400, 20)).toEqual([100, 0, 400]);
});

test("markers that are close keep their order and none hides another", () => {
  expect(markerPositions([5, 5, 6], 40, 400, 20)).toEqual([50, 70, 90]);
  expect(markerPositions([44, 70, 43], 70, 350, 20)).toEqual([235, 350, 215]);
});

test("markers at the end of the track stay on it", () => {
  expect(markerPositions([40, 39, 40], 40, 400, 20)).toEqual([380, 360, 400]);
});
