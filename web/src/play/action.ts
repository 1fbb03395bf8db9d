// Something that can be done in a game, as a button. Its messages are `do-…` and `do-…-short`.
import type { IconName } from "../icons/paths";

export interface Action {
  name: string;
  icon: IconName;
  run: () => void;
  disabled?: boolean;
  pressed?: boolean;
}
