import { expect, test } from "vitest";
import { targetOf } from "./pastedlink";

const HERE = "https://hall.example/";

test.each([
  ["https://hall.example/t/k3Fq#s3", { to: "/t/k3Fq#s3" }],
  ["  <https://hall.example/t/k3Fq>  ", { to: "/t/k3Fq" }],
  ["hall.example/t/k3Fq", { to: "/t/k3Fq" }],
  ["/r/k3Fq?at=7", { to: "/r/k3Fq?at=7" }],
  ["k3Fq#s3", { to: "/t/k3Fq#s3" }],
  ["https://other.example/t/k3Fq#s3", { elsewhere: "https://other.example/t/k3Fq#s3" }],
  ["https://hall.example/you", null],
  ["javascript:alert(1)", null],
  ["come and play", null],
  ["", null],
])("%s", (pasted, to) => expect(targetOf(pasted, HERE)).toEqual(to));
